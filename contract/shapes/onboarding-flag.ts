import { z } from 'zod'

const yes = new Set(['true', '1', 'yes', 'y', 'on', 'complete', 'completed', 'done', 'finished'])

/**
 * Whether an onboarding flag means "completed" (specification point 4), wherever it comes from: true, the words for yes
 * and any non-zero number; false is everything else. A number written as text counts as that number.
 */
export const normalizeOnboarding = (flag: unknown): boolean => {
  if (typeof flag === 'boolean') return flag
  if (typeof flag === 'number') return !Number.isNaN(flag) && flag !== 0
  if (typeof flag !== 'string') return false
  const word = flag.trim().toLowerCase()
  return yes.has(word) || (word !== '' && normalizeOnboarding(Number(word)))
}

/** The flag as a server answers it, which may write it in any of these ways. */
export const OnboardingFlag = z.preprocess(normalizeOnboarding, z.boolean())
