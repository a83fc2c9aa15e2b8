export interface BrowserLaunch {
  executablePath?: string;
  args?: string[];
}

export function browserLaunch(): Promise<BrowserLaunch | null>;
export function ensureBrowser(say: (line: string) => void): Promise<BrowserLaunch>;
