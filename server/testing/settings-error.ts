import { EnvironmentError, readEnvironment } from '../core/config/environment.ts'

/** The sentence that a start with these settings is refused with; empty where it is not. */
export const settingsRefusal = (values: Record<string, string>): string => {
  try {
    readEnvironment(values)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
  return ''
}
