import { Loading } from '../../ui/states.tsx'
import { useLoginWords } from './language/login-words.ts'

/** Lines in the place of what is asked for, in the language of the page. */
export const LoginLoading = ({ lines }: { lines: number }) => {
  const { another } = useLoginWords()
  return <Loading lines={lines} height={40} {...(another && { text: another.around('loading') })} />
}
