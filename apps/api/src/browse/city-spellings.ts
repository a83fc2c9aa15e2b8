/** Ways in which one city is written: a label ('Navi Mumbai'), or the value of a city's option ('navi-mumbai'). */
export const spellingsOf = (city: string): string[] => {
  const plain = city.trim().replace(/\s+/g, ' ');
  return [...new Set([plain, plain.replaceAll('-', ' '), plain.replaceAll(' ', '-')])];
};
