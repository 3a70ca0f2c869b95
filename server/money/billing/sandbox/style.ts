/** Header of every sandbox page: nobody may take it for a place where money moves. */
export const TEST_MODE = `<header class="test-mode"><strong>Test mode</strong> No card is charged and no money moves.</header>`

/** Appended to the common style of the server's own pages (http/page.ts). */
export const SANDBOX_STYLE = `
body{display:block;place-items:normal}
.test-mode{margin:0;padding:.625rem 1rem calc(.625rem + 6px);text-align:center;text-wrap:balance;font-size:.875rem;background:#ffdf00;color:#131416;
background-image:repeating-linear-gradient(-45deg,#131416 0 8px,#ffdf00 8px 16px);background-size:100% 6px;background-repeat:no-repeat;background-position:0 100%}
.test-mode strong{margin-right:.5em;font-weight:800;letter-spacing:-.01em}
main{width:auto;max-width:64rem;margin:0 auto;padding:1.5rem 1rem 3rem;background:none;border:0;border-radius:0}
h1{text-wrap:balance}
.checkout h1{margin:0;font-size:1.375rem}
.checkout .sheet{margin-top:1.5rem}
h2{margin:0 0 .25rem;font-size:1.25rem;line-height:1.2;letter-spacing:-.015em}
h3{margin:0 0 .125rem;font-size:.9375rem}
small{display:block;font-size:.8125rem;font-weight:400;color:#5b5b56}
.sheet{padding:1.25rem;background:#fff;border:1px solid #d4d4ce;border-radius:6px}
.amount{margin:.5rem 0 .75rem;font-size:2.25rem;line-height:1.1;font-weight:700;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
.amount span{font-size:1rem;font-weight:400;letter-spacing:0;color:#5b5b56}
.who{font-size:.9375rem;overflow-wrap:anywhere}
dl{margin:1.5rem 0 0}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.875rem 0;border-top:1px solid #d4d4ce}
dt{font-weight:600}dd{margin:0;font-variant-numeric:tabular-nums}
.total dd{font-weight:700}
fieldset{margin:0 0 1.25rem;padding:0;border:0;min-width:0}
legend{margin:0 0 .5rem;padding:0;font-size:.875rem;font-weight:600}
.card{display:flex;align-items:center;gap:.75rem;min-height:3.75rem;margin:0;padding:.625rem .875rem;border:1px solid #d4d4ce;font-size:1rem;font-weight:500;cursor:pointer}
.card+.card{border-top:0}
.card:first-of-type{border-radius:6px 6px 0 0}.card:last-of-type{border-radius:0 0 6px 6px}
.card:hover{background:#f7f7f4}
.card:has(:checked){background:#fff9d1;box-shadow:inset 3px 0 0 #131416}
.card input{flex:none;width:1.125rem;height:1.125rem;margin:0;padding:0;accent-color:#131416}
.plastic{flex:none;width:2.25rem;height:1.5rem;border-radius:3px;background:linear-gradient(#131416,#131416) 0 5px/100% 4px no-repeat,linear-gradient(#75756f,#75756f) 4px 15px/11px 3px no-repeat,#d4d4ce}
button{min-height:2.75rem}
.checkout>.sheet button{min-height:3rem;font-size:1.0625rem}
.cancel,.cancel:last-child{margin:.5rem 0 -.625rem;text-align:center}
main a{display:inline-block;padding:.625rem 0}
.sheet>p:last-child{margin-bottom:0}
.portal{max-width:42rem}
.portal .sheet{margin:0 0 1.25rem}
.plan{display:flex;align-items:center;gap:.75rem}
.plan h2{margin:0}
.badge{padding:.125rem .625rem;border:1px solid currentColor;border-radius:99px;font-size:.8125rem;font-weight:600}
.actions{display:flex;flex-wrap:wrap;gap:.625rem}
.actions form{flex:1 1 auto}
.actions button{background:transparent;color:inherit;border-color:#75756f}
.actions button:hover{background:#eeeeea}
.actions .first{background:#ffdf00;color:#131416;border-color:#131416}.actions .first:hover{background:#f2d200}
.tests{margin:1.25rem -1.25rem -1.25rem;padding:1rem 1.25rem 1.25rem;border-top:1px dashed #75756f;background:#f7f7f4;border-radius:0 0 6px 6px}
.tests p{margin:0 0 .75rem;font-size:.9375rem;color:#5b5b56}
.payments{margin:0;padding:0;list-style:none}
.payments li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;padding:.875rem 0;border-top:1px solid #d4d4ce}
.payments li:first-child{border-top:0}.payments li:last-child{padding-bottom:0}
.payments .actions{flex-basis:100%;margin-top:.375rem}
.figure{text-align:right;font-variant-numeric:tabular-nums}
@media (min-width:48rem){
main{padding:3rem 2rem 4rem}
.checkout{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.05fr);gap:2.5rem;align-items:start}
.checkout .sheet{margin:0}.order{padding-top:1.75rem}
.sheet{padding:1.75rem}.tests{margin:1.5rem -1.75rem -1.75rem;padding:1.25rem 1.75rem 1.75rem}
h1{font-size:2.25rem}.checkout .amount{font-size:3.25rem}
.actions form{flex:0 0 auto}.actions button{width:auto}
}
@media (min-width:64rem){.checkout{gap:5rem}}
@media (prefers-color-scheme:dark){
main{background:none;border:0}
.sheet{background:#1d1e21;border-color:#3a3b40}
small,.amount span,.tests p{color:#b4b4ae}
dl div,.payments li,.card{border-color:#3a3b40}
.card:hover{background:#2a2b2f}.card:has(:checked){background:#2e2b16;box-shadow:inset 3px 0 0 #ffdf00}
.card input{accent-color:#ffdf00}
.plastic{background:linear-gradient(#8b8b85,#8b8b85) 0 5px/100% 4px no-repeat,linear-gradient(#8b8b85,#8b8b85) 4px 15px/11px 3px no-repeat,#3a3b40}
.tests{background:#18191c;border-color:#8b8b85}
.actions button:not(.first){border-color:#8b8b85}.actions button:not(.first):hover{background:#2a2b2f}
}
`
