import { Button, type ButtonProps } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { signOut } from '../core/sign-out.ts'
import { paths } from '../paths.ts'

/** Once a page stands for so long, in milliseconds, the login page is fetched: without a connection it could not be any more. */
const quietMs = 3_000

export type LogoutButtonProps = Pick<ButtonProps, 'className' | 'leftSection'> & {
  /** Something else comes first. */
  onPress?: () => void
}

/** Ends one's own session in this browser. */
export const LogoutButton = ({ onPress = () => void signOut(), ...props }: LogoutButtonProps) => {
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(() => {
      router.preloadRoute({ to: paths.login }).catch(() => undefined)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [router])
  return (
    <Button variant="default" size="xs" {...props} onClick={onPress}>
      Logout
    </Button>
  )
}
