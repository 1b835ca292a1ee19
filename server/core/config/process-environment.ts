import { existsSync } from 'node:fs'
import { type Environment, readEnvironment } from './environment.ts'

/**
 * The settings of this process, with those of a file `.env` where it was started.
 * @throws EnvironmentError naming each wrong value.
 */
export const readProcessSettings = (): Environment => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readEnvironment(process.env)
}
