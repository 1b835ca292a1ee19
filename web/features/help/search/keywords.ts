import type { ArticleId } from '../../../core/navigation/help-articles.ts'
import type { Article } from '../articles.ts'

type Place = ArticleId | `${ArticleId}/${string}`

const keywords = {
  'signing-in/by-e-mail-code': 'OTP, one-time code, one-time password, login code, PIN',
  'signing-in/in-which-language': 'Deutsch, Español',
  'signing-in/no-code-has-come': 'spam, junk, code not arriving',
  'setting-up': 'onboarding, wizard',
  inviting: 'invitations, invite people, add people, add employees',
  'submissions/reminding': 'reminders',
  'submissions/opening-answers-again': 'reopen, unlock',
  'submissions/removing-somebody':
    'delete employee, remove employee, delete person, remove person, delete user, restore, bring back',
  'questionnaire/in-your-language': 'Deutsch, Español, RTL, right to left, translation',
  grades: 'calculation, calculated, computation, formula',
  'reports/making-one': 'verify, verify report, verification',
  'reports/what-its-person-can-do':
    'contest, contested, objection, object, disagree, appeal, complain, complaint, dispute, unfair, wrong',
  'reports/taking-back-and-deleting': 'restore, undelete, bring back',
  'reports/on-paper-and-as-a-file': 'change language of reports, language of report',
  'cycles-and-actions/compare': 'trend, progress',
  'cycles-and-actions/the-action-plan': 'task, todo',
  'privacy/in-your-browser': 'cookies, tracking, analytics, local storage',
  chat: 'AI, bot, chatbot, assistant, language model, LLM, artificial intelligence',
  'your-account/profile': 'avatar, picture',
  'your-account/when-your-address-changes':
    'change email, change email address, new email, new email address, wrong email, update email',
  'your-account/appearance': 'Deutsch, Español, العربية, RTL, right to left, dark mode, translation',
  'mails/what-you-can-stop': 'newsletter',
  keyboard: 'shortcut, keyboard shortcut, hotkey, key combination',
  'troubleshooting/no-code-comes': 'spam, junk, mail not arriving, no mail comes',
} satisfies Partial<Record<Place, string>>

/** Words and phrases by which an article or a part of one is asked for, and which it may not have: as if it were called so. */
export const keywordsByPlace = new Map<string, readonly string[]>(
  Object.entries(keywords).map(([place, phrases]) => [place, phrases.split(', ')]),
)

export const keywordsForPlace = (place: string): readonly string[] => keywordsByPlace.get(place) ?? []

/** Those of an article with all of its parts. */
export const keywordsOf = ({ id, parts }: Pick<Article, 'id' | 'parts'>): readonly string[] =>
  [id, ...parts.map((part) => `${id}/${part.id}`)].flatMap(keywordsForPlace)
