import { useMemo, useState } from 'react'
import { useCheckedInvites, withNameChoices, type NameChoice, type NameChoices } from './check-invites.ts'
import type { Choices, ColumnMeaning } from '../list-parser/list-columns.ts'
import type { InviteList, ConfirmedEmails } from '../list-parser/parse-invites.ts'
import { useParsedList } from '../list-parser/use-parsed-list.ts'
import { columnsWithoutEmail } from '../list-parser/missing-email-column.ts'

const nobody: InviteList['people'] = []

/** The parsed and checked text, with the user's choices for its columns, addresses and names. */
export const useInviteList = (text: string, mayInviteAdmins: boolean) => {
  const [choices, setChoices] = useState<Choices>({})
  const [meant, setMeant] = useState<ConfirmedEmails>({})
  const [names, setNames] = useState<NameChoices>({})
  const { list, isReading } = useParsedList(text, { mayInviteAdmins, choices, meant })
  const missing = useMemo(() => columnsWithoutEmail(list), [list])
  const people = useMemo(
    () => (missing === null ? withNameChoices(list.people, names) : nobody),
    [missing, list, names],
  )
  return {
    list,
    isReading,
    missing,
    checked: useCheckedInvites(people),
    /** Whether the meaning of a column must be chosen before anybody is invited. */
    isAsking: missing === null && list.columns.some(({ meaning }) => meaning === null),
    chooseColumn: (key: string, meaning: ColumnMeaning) => setChoices({ ...choices, [key]: meaning }),
    chooseEmail: (typed: string, email: string) => setMeant({ ...meant, [typed]: email }),
    names,
    chooseName: (email: string, choice: NameChoice) => setNames({ ...names, [email]: choice }),
  }
}
