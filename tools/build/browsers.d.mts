export function missingFunctions(): { globals: Set<string>; members: Set<string> };
