/** The connection as the browser reports it; Safari and Firefox report nothing. */
interface Told {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Without a report, the connection is taken for a good one. */
export function lineOf(navigator: Navigator & { readonly connection?: Told }) {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  return { savesData: saveData, isFast: effectiveType === '4g' };
}
