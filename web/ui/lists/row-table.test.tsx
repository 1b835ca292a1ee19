import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RowTable } from './row-table.tsx'

const rows = Array.from({ length: 500 }, (_, index) => ({ id: `row-${index}` }))

it('draws each row once, however far the list is scrolled, and only those near the window', () => {
  const drawn = new Map<string, number>()
  const cells = ({ id }: { id: string }) => {
    drawn.set(id, (drawn.get(id) ?? 0) + 1)
    return <td>{id}</td>
  }
  render(
    <RowTable
      name="Rows"
      className="rows"
      rows={rows}
      keyOf={({ id }) => id}
      expectedHeight={50}
      columns={[{ key: 'id', label: 'Id' }]}
      sort={{ by: 'id', isDescending: false }}
      onSort={() => {}}
    >
      {cells}
    </RowTable>,
  )
  expect(screen.getByText('row-0')).toBeTruthy()
  const atFirst = drawn.size
  expect(atFirst).toBeLessThan(60)
  for (let top = 50; top <= 500; top += 50) {
    act(() => {
      window.scrollTo(0, top)
      window.dispatchEvent(new Event('scroll'))
    })
  }
  expect(drawn.size).toBe(atFirst + 10)
  expect([...drawn.values()].filter((times) => times > 1)).toEqual([])
})
