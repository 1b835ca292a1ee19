/** Replaces a department that is not disclosed to the reader. */
export const undisclosedDepartment = 'Department not shown'

/** A role and the department that needs it; the role alone where the reader is not told which department that is. */
export const hiringNeedText = (role: string, department: string, between = ', '): string =>
  department === undisclosedDepartment ? role : `${role}${between}${department}`
