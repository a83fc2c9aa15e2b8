/** What a browser tells of its line; Safari and Firefox tell nothing. */
interface Told {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Where nothing is told, the line is taken for a good one. */
export function lineOf(navigator: Navigator & { readonly connection?: Told }) {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  return { savesData: saveData, isFast: effectiveType === '4g' };
}
