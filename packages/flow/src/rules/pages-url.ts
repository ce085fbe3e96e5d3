/** Where the pages of the rules stand on the web; links between them are relative to this. */
export const PAGES_URL = 'https://github.com/hearsay-ts/hearsay/blob/main/docs/rules/';
