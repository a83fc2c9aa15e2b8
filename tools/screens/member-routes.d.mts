export interface MemberRoute {
  readonly path: string;
  readonly guard: 'visitor' | 'session' | 'verification' | null;
}
export const MEMBER_ROUTES: readonly MemberRoute[];
export function isAddressOf(path: string, address: string): boolean;
