import { hash } from 'node:crypto';
import { API_PREFIX } from '@kalyanam/shared/base/routes';

const TELUGU = 'U+0C00-0C7F,U+0964-0965,U+200C-200D,U+25CC';
const face = (family: string, weight: string, file: string, range: string): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${API_PREFIX}/public/fonts/${file}.woff2") format("woff2");unicode-range:${range}}`;

/**
 * A file of its own: the fonts of a style inside the page are fetched by Chromium with the page's address, and so with the token
 * of the link, as their referrer, whatever the page's policy says. A page in English fetches no font for Telugu.
 */
export const FONT_STYLE = [
  face('Paper Telugu', '400', 'noto-sans-telugu-telugu-400-normal', TELUGU),
  face('Paper Telugu', '600 900', 'noto-sans-telugu-telugu-600-normal', TELUGU),
  face('Paper Sans', '400 900', 'mukta-latin-400-normal', 'U+0000-00FF,U+2000-206F,U+20B9'),
  face('Paper Serif', '400 900', 'fraunces-latin-600-normal', 'U+0000-00FF,U+2000-206F,U+20B9'),
].join('\n');

/** With what it holds in its name, so that browsers may keep it for good. */
export const FONT_STYLE_NAME = `paper-${hash('sha256', FONT_STYLE).slice(0, 16)}.css`;

/** How the page of a link looks: paper on a screen, and paper from a printer. */
export const BIODATA_STYLE = `
:root{color-scheme:light dark;--ground:#fbf7ef;--paper:#fffdf8;--ink:#2a2321;--quiet:#6b5f58;--kumkum:#7a1f2b;--line:#e3d6bf;--turmeric:#c8912b}
@media (prefers-color-scheme:dark){:root{--ground:#1b1513;--paper:#241c19;--ink:#f3e9dc;--quiet:#c0b1a3;--kumkum:#eaa9a2;--line:#4a3b33;--turmeric:#d9a94d}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.5 "Paper Sans","Paper Telugu","Noto Sans",system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1.125rem 2rem;background:var(--paper)}
@media (min-width:48rem){main{margin:1.5rem auto;padding:2.5rem 3rem;border:1px solid var(--line);border-radius:12px}}
header{text-align:center}
.muggu{width:13rem;max-width:100%;color:var(--turmeric)}
h1,h2,.above,.title{font-family:"Paper Serif","Paper Telugu",Georgia,"Noto Serif",serif;font-weight:600;color:var(--kumkum)}
h1{margin:.25rem 0;font-size:clamp(1.5rem,6vw,2.25rem);line-height:1.25;color:var(--ink)}
h2{margin:1.75rem 0 .5rem;padding-bottom:.25rem;border-bottom:1px solid var(--turmeric);font-size:1.25rem}
p{margin:.25rem 0}
.above{font-size:1.35rem;font-weight:600}
.title span+span::before,h2 span+span::before{content:" · "}
.latin{font-size:1.2rem}
img{display:block;width:100%;max-width:16rem;height:auto;margin:1.25rem auto 0;border:1px solid var(--line);border-radius:12px}
dl{margin:0}
dl div{display:grid;grid-template-columns:minmax(7rem,34%) 1fr;gap:.125rem 1rem;padding:.3rem 0}
dt{color:var(--quiet)}
dd{margin:0}
dt span,dd span{display:block}
footer{display:flex;gap:1rem;align-items:center;margin-top:2rem;padding-top:1rem;border-top:1px solid var(--turmeric);color:var(--quiet)}
.kalyanam{margin-top:1.25rem;color:var(--quiet)}
.code{flex:none;width:6rem;padding:.375rem;background:#fff;fill:#000}
.note{margin:0 0 1.25rem;padding:.75rem 1rem;border:1px solid var(--turmeric);border-radius:8px;font-weight:600}
.notice{min-height:60vh;display:grid;align-content:center;justify-items:center;text-align:center;gap:.75rem}
.notice h1 span+span::before{content:" · "}
@media (max-width:24rem){dl div{grid-template-columns:1fr}}
@page{size:A4;margin:14mm}
@media print{
:root{color-scheme:light;--ground:#fff;--paper:#fff;--ink:#000;--quiet:#444;--kumkum:#7a1f2b;--line:#bbb;--turmeric:#a87416}
body{font-size:10.5pt}
main{max-width:none;margin:0;padding:0;border:0}
section{break-inside:avoid-page}
h1{font-size:20pt}h2{margin-top:9pt;font-size:13pt}
img{float:right;width:42mm;margin:4pt 0 6pt 8mm}
dl div{grid-template-columns:34% 1fr;padding:1.5pt 0}
.code{width:22mm;padding:0}
.note{display:none}
}`;
