// `@typescript-eslint/utils` extends ESLint's classes when it is loaded. Of them only the linter runs in a browser.
const { Linter } = require('eslint/universal');

class Absent {}

module.exports = { Linter, ESLint: Absent, RuleTester: Absent, SourceCode: Absent };
