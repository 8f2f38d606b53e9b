/** Raised whenever the parser's output changes: devices then read their stored books again from the files. */
export const PARSER_VERSION = 11;
