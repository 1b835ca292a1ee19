/** What open answers are about, for each kind of question. The names are in the catalogue. */

export const wishCategories = [
  'pay',
  'time',
  'workload',
  'information',
  'leadership',
  'recognition',
  'fairness',
  'development',
  'equipment',
  'workplace',
  'commute',
  'processes',
  'teamwork',
  'health',
  'security',
  'business',
  'praise',
  'survey',
] as const
export type WishCategory = (typeof wishCategories)[number]

export const toolCategories = [
  'assistants',
  'projects',
  'knowledge',
  'devices',
  'network',
  'printers',
  'phones',
  'furniture',
  'scheduling',
  'analytics',
  'chat',
  'development',
  'machines',
  'transport',
  'medical',
  'kitchen',
  'protection',
  'documents',
  'design',
  'customers',
  'enterprise',
  'people',
  'automation',
  'office',
  'access',
  'staff',
] as const
export type ToolCategory = (typeof toolCategories)[number]

export const skillCategories = [
  'languages',
  'leadership',
  'ai',
  'projects',
  'communication',
  'programming',
  'data',
  'sales',
  'self',
  'trade',
  'care',
  'finance',
  'law',
  'design',
  'software',
  'quality',
  'teaching',
] as const
export type SkillCategory = (typeof skillCategories)[number]

export const goalCategories = [
  'leading',
  'promotion',
  'expertise',
  'qualification',
  'change',
  'pay',
  'stability',
  'balance',
  'projects',
  'abroad',
  'independence',
  'retirement',
] as const
export type GoalCategory = (typeof goalCategories)[number]

export const workCategories = [
  'management',
  'sales',
  'marketing',
  'service',
  'finance',
  'people',
  'it',
  'engineering',
  'production',
  'logistics',
  'purchasing',
  'quality',
  'care',
  'teaching',
  'hospitality',
  'office',
  'projects',
  'reports',
  'maintenance',
  'legal',
] as const
export type WorkCategory = (typeof workCategories)[number]

/** The kinds of open questions, each with its own categories. */
export const themeCategories = {
  wishes: wishCategories,
  tools: toolCategories,
  skills: skillCategories,
  goals: goalCategories,
  work: workCategories,
} as const
export type ThemeKind = keyof typeof themeCategories

/** A category of a kind, which is also the key of its name in the catalogue. */
export type ThemeCategory = {
  [Kind in ThemeKind]: `${Kind}.${(typeof themeCategories)[Kind][number]}`
}[ThemeKind]

const names: ReadonlySet<string> = new Set(
  Object.entries(themeCategories).flatMap(([kind, ids]) => ids.map((id) => `${kind}.${id}`)),
)

export const isThemeCategory = (name: string): name is ThemeCategory => names.has(name)

export const allThemeCategories: readonly ThemeCategory[] = [...names].filter(isThemeCategory)
