/** White paper on the desk: numbers and files. */
export const SHEET = { bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '10px' } as const;
