/** Colors and shapes of web/styles, whose style sheets have hashed names that this page cannot know. */
export const API_DOCS_STYLE = `
:root{color-scheme:light dark;--paper:#eeeeea;--sheet:#fbfbf9;--ink:#17181b;--ink-soft:#55575c;--rule:#d0d0ca;
--well:#e2e2dd;--accent:#ffdf00;--fine:#1d653b;--failed:#ab1f17}
@media (prefers-color-scheme:dark){:root{--paper:#131416;--sheet:#1c1d20;--ink:#f1f1ec;--ink-soft:#a8aaa8;--rule:#33353a;
--well:#2a2b2f;--fine:#7fce9f;--failed:#ff9d90}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
overflow-wrap:anywhere}
header{border-bottom:1px solid var(--rule)}
.wide{max-width:80rem;margin:0 auto;padding:1.25rem clamp(1rem,4vw,3rem)}
.intro{padding-top:clamp(1.5rem,4vw,3rem)}
.brand{font-weight:800;letter-spacing:-.02em;text-decoration:none}
.columns{display:grid;gap:2rem;padding-bottom:5rem}
main,nav{min-width:0}
main>h2:first-child{margin-top:0}
h1{margin:0 0 1rem;font-size:clamp(2rem,1.6rem + 1.8vw,2.75rem);line-height:1.1;letter-spacing:-.02em}
h2{margin:3rem 0 1rem;font-size:1.4375rem;line-height:1.2;letter-spacing:-.01em}
h3{margin:0 0 .5rem;font-size:1rem;line-height:1.4}
h4{margin:1.25rem 0 .375rem;font-size:.8125rem;font-weight:600;color:var(--ink-soft)}
p{margin:0 0 .75rem;max-width:44rem}
.lead{font-size:1.0625rem}
.soft,small{color:var(--ink-soft);font-weight:400}
a{color:inherit;text-underline-offset:.2em}
:focus-visible{outline:3px solid #1e64ef;outline-offset:2px}
code{font:500 .875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
section>ul{margin:0 0 .75rem;padding-left:1.25rem;max-width:44rem}
dd>code,p code,section>ul code{padding:.0625rem .3125rem;border-radius:2px;background:var(--well)}
.path{overflow-wrap:break-word;font-size:.9375rem}
.method{display:inline-block;min-width:4.25rem;padding:0 .375rem;border:1px solid var(--ink);border-radius:2px;
font:600 .75rem/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;text-align:center}
.call{margin:0 0 1rem;padding:1.25rem clamp(1rem,3vw,1.75rem) 1.5rem;border:1px solid var(--rule);border-radius:4px;
background:var(--sheet)}
.call:target{border-color:var(--ink);box-shadow:inset 4px 0 0 var(--accent)}
dl{margin:0}
.fields{border-top:1px solid var(--rule)}
.fields>dt{padding-top:.5rem}
.fields>dd{margin:0;padding-bottom:.5rem;border-bottom:1px solid var(--rule)}
.fields .fields{margin:.375rem 0 .25rem;padding-left:.75rem;border-top:0;border-left:2px solid var(--rule)}
.fields .fields>dd:last-child,.answers .fields>dd:last-child{border-bottom:0;padding-bottom:0}
.answers{display:grid;grid-template-columns:3rem minmax(0,1fr);gap:.375rem .5rem}
.answers>dt{font-weight:600;font-variant-numeric:tabular-nums}
.answers>dd{margin:0}
.fine{color:var(--fine)}.failed{color:var(--failed)}
details{margin-bottom:1rem}
summary{width:fit-content;padding:.25rem 0;font-size:.875rem;font-weight:600;cursor:pointer}
pre{margin:0;padding:.75rem .875rem;overflow-x:auto;border-radius:3px;background:var(--well);overflow-wrap:normal;user-select:all;
-webkit-user-select:all;tab-size:2}
pre code{font-size:.8125rem}
.guide{margin-bottom:1rem}
nav h2{margin:1.25rem 0 .375rem;font-size:.9375rem}
nav h2:first-child{margin-top:0}
nav h2 a,nav li a{text-decoration:none}
nav a:hover{text-decoration:underline}
nav ul{margin:0;padding:0;list-style:none;font-size:.8125rem}
nav li{margin:0 0 .25rem}
nav ul:not(.guide) li a{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.375rem;align-items:baseline;padding:.1875rem 0}
nav .method{min-width:3.25rem;border-color:var(--rule);font-size:.625rem}
nav .path{font-size:.75rem}
@media (min-width:60rem){.columns{grid-template-columns:19rem minmax(0,1fr);gap:3rem}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:1.5rem 0}
main{padding-top:1.25rem}
.fields{display:grid;grid-template-columns:minmax(10rem,15rem) minmax(0,1fr)}
.fields>dt,.fields>dd{padding:.4375rem 0;border-bottom:1px solid var(--rule)}
.fields .fields{display:block}.fields .fields>dt{padding:.25rem 0 0;border:0}.fields .fields>dd{padding:0 0 .25rem;border:0}
.answers .fields{display:block}.answers .fields>dt{padding:.25rem 0 0;border:0}.answers .fields>dd{border:0;padding:0 0 .25rem}}
`
