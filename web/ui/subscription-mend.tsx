import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CallError } from '../core/call-error.ts'
import { useMay } from '../core/membership.tsx'
import { paths } from '../paths.ts'

/** Where a failure is mended that a missing subscription caused, for who may; its own sentence names who else can. */
export const SubscriptionMend = ({ error }: { error: unknown }) =>
  error instanceof CallError && error.kind === 'SUBSCRIPTION_REQUIRED' ? <ToBilling /> : null

/** The way to the billing of the organization, for who holds org:billing. */
const ToBilling = () =>
  useMay('org:billing') ? (
    <Anchor
      inherit
      display="block"
      fw={600}
      mt={4}
      renderRoot={(props) => <Link to={paths.settings} search={{ section: 'billing' }} {...props} />}
    >
      Open billing
    </Anchor>
  ) : null
