import { Loading } from '../../ui/feedback/query-states.tsx'
import { useLoginWords } from './language/login-texts.ts'

/** Lines in the place of what is asked for, in the language of the page. */
export const LoginLoading = ({ lines }: { lines: number }) => {
  const { another } = useLoginWords()
  return <Loading lines={lines} height={40} {...(another && { text: another.around('loading') })} />
}
