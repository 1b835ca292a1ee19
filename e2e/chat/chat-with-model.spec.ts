import { contract } from '../../contract/index.ts'
import { modelLookingUp } from '../../server/features/chat/testing/model-lookups.ts'
import { fakeModel } from '../../server/testing/fakes/fake-model.ts'
import { buildPdf } from '../../server/features/chat/testing/pdf-files.ts'
import { ask, createOrganization, invite, release, signedInBrowser, signInByMail } from '../support/api.ts'
import { lookAtBoth } from '../support/check-accessibility.ts'
import { desktop, expect, openMuster, test } from '../support/fixtures.ts'
import { amara } from '../support/sample-people.ts'

/** The chat where a language model is configured. */

const answers = Object.fromEntries(
  Object.entries({ ...amara.answers, full_name: 'Amara Okafor' }).flatMap(([id, text]) =>
    text === undefined ? [] : [[id, text]],
  ),
)

/** Looks Amara up, reads her report, and says of it what is there and what is not. */
const model = modelLookingUp(
  [
    () => [{ name: 'getEmployees', input: { name: 'Amara' } }],
    ({ idOf }) => [{ name: 'getReport', input: { employeeId: idOf('Amara Okafor') } }],
  ],
  ({ where, sources }) => {
    const grades = sources.find(({ text }) => text.includes('grade:'))
    const grade = /grade: ([A-D][+-]?)/.exec(grades?.text ?? '')?.[1] ?? ''
    return [
      { text: `Amara Okafor has the grade ${grade}.`, sources: [where('grade:')] },
      { text: 'Amara Okafor has answered.', sources: [where('has answered')] },
      { text: 'Amara Okafor has an overall score of 1.01.', sources: [where('grade:')] },
      { text: 'The file says that the move is planned for 2027.', sources: [where('planned')] },
    ]
  },
)

test('a model answers with sources, and the analyst where it is away', async ({ open, watched }) => {
  test.slow()
  const endpoint = await fakeModel((asked) => (asked.tools === '[]' ? { places: [] } : model(asked)))
  const muster = await openMuster({
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_URL: endpoint.url,
    MODEL_NAME: 'little-writer',
  })
  try {
    const owner = await signInByMail(muster, 'owner-of-models@example.test')
    const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
    const caller = { token: owner.token, orgId }
    const [person] = await invite(muster, caller, ['Amara Okafor', 'Sven Silent'], 'models.test')
    if (!person) throw new Error('Nobody was invited.')
    const { employeeId, code: inviteCode } = person
    await ask(muster, contract.submitEmployeeAnswers, { employeeId, inviteCode, answers })
    await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, caller)
    await release(muster, caller, { employeeId, version: 1 })

    const page = await open(desktop, signedInBrowser(muster, owner))
    await page.goto(`${muster.url}/#/chat`)
    await expect(page.getByText(/are sent to the language model little-writer at 127\.0\.0\.1/)).toBeVisible()
    await lookAtBoth(page, 'chat-model-empty')
    const field = page.getByLabel('Ask a question')
    const reply = page.getByRole('article', { name: 'Reply' })
    await page.getByLabel('Files to attach').setInputFiles({
      name: 'plan.pdf',
      mimeType: 'application/pdf',
      buffer: buildPdf(['The move is planned for 2027']),
    })
    await field.fill('How is Amara Okafor doing?')
    await page.keyboard.press('Enter')
    await expect(reply.getByText(/^Answered by little-writer-2026-01-01/)).toBeVisible()
    await expect(reply).toContainText('Amara Okafor has the grade')
    await expect(reply).toContainText('1 sentence was left out because its sources don’t support it')
    await expect(reply).not.toContainText('1.01')
    await lookAtBoth(page, 'chat-model-reply')
    await reply.getByRole('button', { name: 'Source 3: plan.pdf' }).click()
    await expect(page.getByRole('dialog')).toContainText('The move is planned for 2027')
    await page.keyboard.press('Escape')
    await reply
      .getByRole('link', { name: /^Source 1/ })
      .first()
      .click()
    await expect(page.getByRole('region', { name: 'In short', exact: true })).toBeVisible()
    await page.goBack()

    endpoint.be('refusing')
    await field.fill('Who has not answered?')
    await page.keyboard.press('Enter')
    await expect(reply.nth(1)).toContainText('Sven Silent')
    await expect(reply.nth(1)).toContainText('because little-writer refused to answer')
    await lookAtBoth(page, 'chat-model-refused')

    endpoint.be('silent')
    await field.fill('What is the grade of Amara Okafor?')
    await page.keyboard.press('Enter')
    await expect(reply.nth(2)).toContainText('Asking little-writer…')
    await lookAtBoth(page, 'chat-model-looking')
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect.poll(() => endpoint.hungUp()).toBe(1)
    endpoint.be('well')
    await page.getByRole('button', { name: 'Show the reply' }).click()
    await expect(reply.nth(2).getByText(/^Answered by little-writer-2026-01-01/)).toBeVisible()
  } finally {
    await watched.close()
    await muster.stop()
    await endpoint.close()
  }
})
