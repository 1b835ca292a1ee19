import { loginFor, paths } from '../../paths.ts'

/**
 * Where a person comes to their own questionnaire by signing in with their address, wherever they are: it holds no code,
 * and so opens nothing to anybody else.
 */
export const signInLink = (): string =>
  `${location.origin}${location.pathname}#${loginFor(paths.employeeForm)}`
