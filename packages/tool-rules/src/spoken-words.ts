/** The words of a name as people say them: `left_half`, `left-half` and `leftHalf` are `left half`. */
export function spokenWords(name: string): string {
  return name
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_\-./:]+/u)
    .filter((word) => word !== '')
    .join(' ')
    .toLowerCase();
}
