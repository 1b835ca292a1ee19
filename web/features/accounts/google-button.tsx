import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { failureTexts } from '../../core/failure-texts.ts'

/** Social sign-in, which no environment has configured yet: it says so and names the way that works. */
export const GoogleButton = () => {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<GoogleMark />}
        onClick={() => setAsked(true)}
      >
        Continue with Google
      </Button>
      {isAsked && (
        <Alert color="yellow" role="alert">
          {failureTexts.googleNotConfigured}
        </Alert>
      )}
    </>
  )
}

const GoogleMark = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
    <path
      fill="currentColor"
      d="M9 7.4v3.5h4.9c-.2 1.3-1.5 3.7-4.9 3.7a5.6 5.6 0 0 1 0-11.2c1.7 0 2.8.7 3.5 1.3l2.4-2.3A9 9 0 1 0 9 18c5.2 0 8.6-3.6 8.6-8.8 0-.6-.1-1.2-.2-1.8z"
    />
  </svg>
)
