import { Button } from '@mantine/core'
import { leave } from '../../core/leaving.ts'
import type { About } from './draft-record.ts'

/** Said to somebody who is signed in and opens another person's questionnaire: whose answers they would be. */
export const SomeoneElse = ({ about, signedInAs }: { about: About; signedInAs: string | undefined }) => {
  if (signedInAs === undefined || signedInAs.toLowerCase() === about.email.toLowerCase()) return null
  const isNamed = about.name.trim() !== '' && !about.name.includes('@')
  return (
    <p className="q-note q-note--other">
      You are signed in as {signedInAs}. This questionnaire is for{' '}
      {isNamed ? (
        <>
          <bdi>{about.name}</bdi> ({about.email})
        </>
      ) : (
        about.email
      )}
      : what you answer here counts as theirs.
      <Button display="block" mt="xs" variant="default" size="xs" onClick={leave}>
        Sign out and go on as {isNamed ? about.name : about.email}
      </Button>
    </p>
  )
}
