/**
 * The most and the least that a linear expression can be under linear equations over numbers of at least 0: the simplex
 * method on a dense table, bounded by a budget of multiplications.
 */

/** How many more multiplications may be spent. */
export interface Budget {
  left: number
}

export interface Equation {
  /** The factor of each variable that has one. */
  readonly terms: readonly (readonly [variable: number, factor: number])[]
  readonly equals: number
  /** A variable with the factor 1 of which a first solution has all; only where `equals` is not below 0. */
  readonly startsWith?: number
}

const epsilon = 1e-9
/** A result is accepted only where it satisfies every equation this closely, relative to its size. */
const accepted = 1e-7

interface Table {
  readonly variables: number
  /** Row by row; the last entry of each is its right-hand side. */
  readonly rows: readonly Float64Array[]
  /** The variable that each row is solved for. */
  readonly basis: number[]
}

/** A set of equations that was found to have a solution. */
export interface SolvedEquations {
  readonly equations: readonly Equation[]
  readonly table: Table
}

/** Null where the equations have no solution, or none was found within the budget. */
export function solveEquations(
  variables: number,
  equations: readonly Equation[],
  budget: Budget,
): SolvedEquations | null {
  // One artificial variable for each row without a start makes a first solution.
  const artificial = equations.filter(({ startsWith }) => startsWith === undefined).length
  const width = variables + artificial + 1
  if (width * equations.length > budget.left) return null
  const table: Table = {
    variables: variables + artificial,
    rows: equations.map(({ terms, equals }) => rowOf(terms, equals, width)),
    basis: equations.map(({ startsWith }) => startsWith ?? -1),
  }
  for (const [index, { startsWith }] of equations.entries()) {
    if (startsWith !== undefined) pivot(table, index, startsWith, null, budget)
  }
  // The first phase brings the sum of the artificial ones down to 0.
  const costs = new Float64Array(width)
  let next = variables
  for (const [index, row] of table.rows.entries()) {
    if (equations[index]?.startsWith !== undefined) continue
    if ((row[width - 1] ?? 0) < 0) row.forEach((value, column) => (row[column] = -value))
    row.forEach((value, column) => (costs[column] = (costs[column] ?? 0) + value))
    row[next] = 1
    table.basis[index] = next++
  }
  if (!improve(table, costs, variables, budget)) return null
  if ((costs[width - 1] ?? 0) > accepted * scaleOf(equations)) return null
  return withoutArtificial(equations, table, variables, budget)
}

function rowOf(terms: Equation['terms'], equals: number, width: number): Float64Array {
  const row = new Float64Array(width)
  for (const [variable, factor] of terms) row[variable] = (row[variable] ?? 0) + factor
  row[width - 1] = equals
  return row
}

const scaleOf = (equations: readonly Equation[]): number =>
  equations.reduce((most, { equals }) => Math.max(most, Math.abs(equals)), 1)

/** An artificial variable that is still solved for is 0: its row is solved for another, or says nothing. */
function withoutArtificial(
  equations: readonly Equation[],
  table: Table,
  variables: number,
  budget: Budget,
): SolvedEquations | null {
  const rows: Float64Array[] = []
  const basis: number[] = []
  for (const [index, row] of table.rows.entries()) {
    if ((table.basis[index] ?? 0) >= variables) {
      const column = row.findIndex((value, at) => at < variables && Math.abs(value) > accepted)
      if (column === -1) continue
      pivot(table, index, column, null, budget)
    }
    rows.push(row)
    basis.push(table.basis[index] ?? 0)
  }
  if (budget.left <= 0) return null
  const kept = rows.map((row) => Float64Array.of(...row.subarray(0, variables), row[row.length - 1] ?? 0))
  return { equations, table: { variables, rows: kept, basis } }
}

/** The most that the sum of these terms can be; null where it has no end or was not found within the budget. */
export function maximumOf(
  solvable: SolvedEquations,
  terms: Equation['terms'],
  budget: Budget,
): number | null {
  const values = findMaximizer(solvable, terms, budget)
  return values && sumOf(terms, values)
}

/** A solution in which the sum of these terms is as large as it can be; null as for `maximumOf`. */
export function findMaximizer(
  { equations, table: found }: SolvedEquations,
  terms: Equation['terms'],
  budget: Budget,
): Float64Array | null {
  const { variables } = found
  const table: Table = {
    variables,
    rows: found.rows.map((row) => row.slice()),
    basis: [...found.basis],
  }
  budget.left -= table.rows.length * (variables + 1)
  const costs = new Float64Array(variables + 1)
  for (const [variable, factor] of terms) costs[variable] = (costs[variable] ?? 0) + factor
  for (const [index, variable] of table.basis.entries()) {
    const row = table.rows[index]
    const cost = costs[variable] ?? 0
    if (row && cost !== 0) subtract(costs, row, cost)
  }
  if (!improve(table, costs, variables, budget)) return null
  const values = new Float64Array(variables)
  table.basis.forEach((variable, index) => (values[variable] = table.rows[index]?.[variables] ?? 0))
  return isSolution(equations, values) ? values : null
}

/** The least that the sum of these terms can be; null as for `maximumOf`. */
export function minimumOf(
  solvable: SolvedEquations,
  terms: Equation['terms'],
  budget: Budget,
): number | null {
  const most = maximumOf(
    solvable,
    terms.map(([variable, factor]) => [variable, -factor] as const),
    budget,
  )
  return most === null ? null : -most
}

const sumOf = (terms: Equation['terms'], values: Float64Array): number =>
  terms.reduce((sum, [variable, factor]) => sum + factor * (values[variable] ?? 0), 0)

function isSolution(equations: readonly Equation[], values: Float64Array): boolean {
  const within = accepted * scaleOf(equations)
  return (
    values.every((value) => value >= -within) &&
    equations.every(({ terms, equals }) => Math.abs(sumOf(terms, values) - equals) <= within)
  )
}

/** Raises the expression whose factors are `costs` as far as it goes; false where that has no end, or no budget is left. */
function improve(table: Table, costs: Float64Array, columns: number, budget: Budget): boolean {
  while (budget.left > 0) {
    // Bland's rule: the first column that improves, and of equal rows the one of the first variable, so that it ends.
    let column = 0
    while (column < columns && (costs[column] ?? 0) <= epsilon) column++
    if (column === columns) return true
    const row = leavingRow(table, column)
    if (row === -1) return false
    pivot(table, row, column, costs, budget)
  }
  return false
}

function leavingRow({ rows, basis }: Table, column: number): number {
  let found = -1
  let least = Infinity
  for (const [index, row] of rows.entries()) {
    const value = row[column] ?? 0
    if (value <= epsilon) continue
    const ratio = (row[row.length - 1] ?? 0) / value
    const isFirst = ratio <= least + epsilon && found !== -1 && (basis[index] ?? 0) < (basis[found] ?? 0)
    if (ratio < least - epsilon || isFirst) {
      least = Math.min(least, ratio)
      found = index
    }
  }
  return found
}

function pivot(
  { rows, basis }: Table,
  index: number,
  column: number,
  costs: Float64Array | null,
  budget: Budget,
): void {
  const pivoted = rows[index]
  if (!pivoted) return
  const by = pivoted[column] ?? 1
  pivoted.forEach((value, at) => (pivoted[at] = value / by))
  for (const [other, row] of rows.entries()) {
    const factor = row[column] ?? 0
    if (other !== index && factor !== 0) {
      subtract(row, pivoted, factor)
      budget.left -= row.length
    }
  }
  if (costs) subtract(costs, pivoted, costs[column] ?? 0)
  budget.left -= pivoted.length
  basis[index] = column
}

function subtract(from: Float64Array, row: Float64Array, factor: number): void {
  const last = row.length - 1
  for (let at = 0; at < last; at++) from[at] = (from[at] ?? 0) - factor * (row[at] ?? 0)
  from[from.length - 1] = (from[from.length - 1] ?? 0) - factor * (row[last] ?? 0)
}
