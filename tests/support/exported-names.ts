import ts from 'typescript'

export interface ExportedNames {
  /** Functions, components and classes that are no errors. */
  readonly functions: readonly string[]
  /** True when the file does nothing but hand on what other files export. */
  readonly isBarrel: boolean
}

const isExported = (node: ts.HasModifiers) =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node) ? bare(node.expression) : node

const wrappers = /^(?:React\.)?(?:memo|forwardRef|lazy|cache)$/

/** A function itself, or one wrapped by a call such as `memo(() => …)`. */
const isFunction = (node: ts.Expression | undefined): boolean => {
  if (!node) return false
  const inner = bare(node)
  if (ts.isCallExpression(inner)) return wrappers.test(inner.expression.getText()) && inner.arguments.some(isFunction)
  return ts.isArrowFunction(inner) || ts.isFunctionExpression(inner)
}

/** An error class belongs to the function that throws it. */
const isErrorClass = (node: ts.ClassDeclaration) =>
  node.heritageClauses?.some(({ types }) => types.some(({ expression }) => /Error$|Refusal$/.test(expression.getText()))) ?? false

const declared = (statement: ts.Statement): { name: string; exported: boolean }[] => {
  if (ts.isFunctionDeclaration(statement)) return [{ name: statement.name?.text ?? 'default', exported: isExported(statement) }]
  if (ts.isClassDeclaration(statement))
    return isErrorClass(statement) ? [] : [{ name: statement.name?.text ?? 'default', exported: isExported(statement) }]
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations
      .filter(({ initializer }) => isFunction(initializer))
      .map(({ name }) => ({ name: name.getText(), exported: isExported(statement) }))
  if (ts.isExportAssignment(statement) && isFunction(statement.expression)) return [{ name: 'default', exported: true }]
  return []
}

const listed = (statement: ts.Statement): string[] =>
  ts.isExportDeclaration(statement) && !statement.moduleSpecifier && statement.exportClause && ts.isNamedExports(statement.exportClause)
    ? statement.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : []

const defaulted = (statement: ts.Statement): string[] =>
  ts.isExportAssignment(statement) && ts.isIdentifier(statement.expression) ? [statement.expression.text] : []

/** What a source file exports, read from its syntax alone. */
export const exportedNames = (path: string, text: string): ExportedNames => {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const own = statements.flatMap(declared)
  const handedOut = new Set(statements.flatMap((statement) => [...listed(statement), ...defaulted(statement)]))
  return {
    functions: [...new Set(own.filter(({ name, exported }) => exported || handedOut.has(name)).map(({ name }) => name))],
    isBarrel:
      statements.some(ts.isExportDeclaration) &&
      statements.every((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)),
  }
}
