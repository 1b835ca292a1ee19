import { useOwners } from '../core/owners.ts'
import { useReading } from './reading/reading.tsx'

/** Whom to ask for what owners alone do, by address; nothing where that is not known. */
export default function AskOwner() {
  const { piece } = useReading()
  const owners = useOwners()
  return owners === undefined ? null : <span>{piece('billing.askOwner', { owners })}</span>
}
