/** What was found at one place: fine as it is, worth a look, or in the way of a server. */
export type Finding = {
  state: 'ok' | 'warning' | 'wrong'
  about: string
  /** What was found; where it is not fine, with the fix. No secret value. */
  found: string
}

const finding =
  (state: Finding['state']) =>
  (about: string, found: string): Finding => ({ state, about, found })

export const ok = finding('ok')
export const warning = finding('warning')
export const wrong = finding('wrong')

/** A line for each, and a last one that counts them. */
export const formatFindings = (findings: readonly Finding[]): string[] => {
  const count = (state: Finding['state']) => findings.filter((each) => each.state === state).length
  const lines = findings.map(({ state, about, found }) => `${state.padEnd(8)} ${about}: ${found}`)
  const warnings = count('warning')
  const noted = warnings === 0 ? '' : ` ${warnings} worth a look.`
  return [...lines, count('wrong') === 0 ? `Nothing is wrong.${noted}` : `${count('wrong')} wrong.${noted}`]
}

/** What was found of one thing at several places in one line, at the first of them: what is not fine, else all of it. */
export const mergeFindings = (findings: readonly Finding[], about: string): Finding[] => {
  const all = findings.filter((each) => each.about === about)
  const [first] = all
  if (first === undefined) return [...findings]
  const bad = all.filter(({ state }) => state !== 'ok')
  const worst = bad.find(({ state }) => state === 'wrong') ?? bad[0] ?? first
  const found =
    bad.length > 0 ? bad.map((each) => each.found).join(' ') : all.map((each) => each.found).join('; ')
  return findings.flatMap((each) =>
    each === first ? [{ ...worst, found }] : each.about === about ? [] : [each],
  )
}
