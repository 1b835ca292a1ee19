import { EnvironmentError } from './core/config/environment.ts'
import { readProcessSettings } from './core/config/process-environment.ts'
import { diagnose } from './operations/doctor/diagnose.ts'
import { type Finding, formatFindings, warning, wrong } from './operations/doctor/finding.ts'
import { checkNode } from './operations/doctor/check-machine.ts'

/** Says of everything that a server needs whether it is as it has to be. */

const look = async (): Promise<Finding[]> => {
  try {
    return await diagnose(readProcessSettings())
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return [
      checkNode(),
      ...error.message.split('\n').map((text) => wrong('Settings', text)),
      warning('The rest', 'was not looked at: mend the settings first.'),
    ]
  }
}

const findings = await look()
// Where nothing can be printed, as with a full disk, the exit code still says it.
console.log(formatFindings(findings).join('\n'))
process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0
