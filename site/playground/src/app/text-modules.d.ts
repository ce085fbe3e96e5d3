/** The build hands out examples and styles as their text. */
declare module '*?text' {
  const text: string;
  export default text;
}

declare module '*.css' {
  const text: string;
  export default text;
}
