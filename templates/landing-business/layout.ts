import { css } from '../css.ts';

/** The part of the style sheet that is the same for every landing page. */
export const LAYOUT = css`
@font-face{font-family:OSF;src:local(Arial),local("Liberation Sans");size-adjust:105.27%;ascent-override:101.53%;descent-override:27.83%;line-gap-override:0%}
*,::before,::after{box-sizing:border-box}
:root{--edge:max(1.25rem,50vw - 37rem);--gap:clamp(4.5rem,9vw,8rem)}
html{scroll-padding-top:5rem;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;font:1.0625rem/1.65 var(--font);background:var(--paper);overflow-wrap:anywhere;-webkit-font-smoothing:antialiased}
h1,h2,h3,p,ul{margin:0}
ul{padding:0;list-style:none}
svg,img{display:block;max-width:100%}
.icon{width:1em;height:1em;fill:currentColor;overflow:visible}
a{color:inherit;cursor:pointer;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px;border-radius:.375rem}
#header,#hero,#benefits,#features,.card,.band,#footer{background:var(--bg);color:var(--ink)}
p{color:var(--quiet);text-wrap:pretty}
h1,h2,h3{letter-spacing:-.02em;line-height:1.2;text-wrap:balance}
h2{font-size:clamp(1.9rem,1.4rem + 2vw,3rem);letter-spacing:-.03em;line-height:1.1}
h3{font-size:1.25rem}
.wrap{padding:var(--gap) var(--edge)}
.unseen,.skip:not(:focus){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;z-index:3;inset:.5rem auto auto .5rem;padding:.75rem 1.25rem;background:#fff;color:#000}
.bar{display:flex;align-items:center;justify-content:space-between;gap:1rem 2rem;min-height:4.5rem;padding:.75rem var(--edge)}
.brand{display:flex;align-items:center;gap:.75rem;min-height:2.75rem;font-weight:700;font-size:1.125rem;line-height:1.2;letter-spacing:-.02em;text-decoration:none;color:var(--ink)}
.brand img{width:10rem;height:2.75rem;object-fit:contain;object-position:left}
.mark{flex:none;width:1.75rem;height:1.75rem}
#menu a{display:flex;align-items:center;min-height:2.75rem;color:var(--ink);text-decoration:none;font-weight:600;font-size:.9688rem}
.opener{flex:none;min-height:2.75rem;padding:0 1.25rem;border:1px solid var(--line);border-radius:9in;background:none;color:var(--ink);font:600 1rem var(--font);cursor:pointer}
.button{display:inline-block;max-width:100%;padding:.9rem 1.85rem;border:2px solid transparent;border-radius:9in;background:var(--fill);color:var(--on);font-weight:700;text-decoration:none;text-align:center}
.lead{font-size:clamp(1.125rem,1.05rem + .4vw,1.375rem);line-height:1.55}
.art svg{position:absolute;inset:0;width:100%;height:100%}
#hero{display:grid}
.promise{display:grid;gap:1.75rem;align-content:center;justify-items:start;padding:clamp(3.5rem,8vw,7rem) var(--edge)}
h1{font-size:clamp(2.6rem,1.8rem + 3.6vw,4.75rem);font-weight:800;letter-spacing:-.04em;line-height:1.04}
.promise .action{margin-top:.5rem}
#hero .art{position:relative;min-height:17rem}
.heading{display:grid;gap:1.25rem}
.heading p{font-size:1.1875rem;line-height:1.6;max-width:36rem}
.cards{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));margin-top:clamp(2.5rem,5vw,4rem)}
.card{padding:2rem;border:1px solid var(--line);border-radius:1.5rem}
.card h3+p,.features h3+p{margin-top:.6rem}
.chip{display:grid;place-items:center;width:3.5rem;height:3.5rem;margin-bottom:2.5rem;border-radius:0 1.75rem;background:var(--chip);color:var(--icon);font-size:1.375rem}
.split{display:grid;gap:clamp(2.5rem,6vw,6rem)}
.picture svg,.picture img{width:100%;height:auto;aspect-ratio:4/5;object-fit:cover;border-radius:1.5rem}
.features{margin-top:2rem}
.features li{position:relative;padding:1.5rem 0 1.5rem 2.5rem;border-top:1px solid var(--line)}
.features li::before{content:"";position:absolute;inset:1.85rem auto auto 0;width:1rem;height:1rem;border-radius:0 100%;background:var(--mark)}
.band{position:relative;overflow:hidden;border-radius:2rem}
.ask{display:grid;gap:2rem;justify-items:start;padding:clamp(2.5rem,6vw,5.5rem)}
.band .art{position:relative;min-height:9rem}
.ends{display:flex;flex-wrap:wrap;gap:2.5rem 4rem;justify-content:space-between}
.about{display:grid;gap:1rem;max-width:26rem}
address{font-style:normal}
address a,.credit a{display:inline-block;padding:.6rem 0;min-height:2.75rem}
.last{display:flex;flex-wrap:wrap;gap:1rem 2rem;align-items:center;justify-content:space-between;margin-top:3.5rem;padding-top:1.5rem;border-top:1px solid var(--line)}
.social{display:flex;flex-wrap:wrap;gap:.5rem;margin-inline-start:-.75rem}
.social a{display:grid;place-items:center;width:2.75rem;height:2.75rem;color:var(--ink);font-size:1.25rem}
#footer .wrap{padding-block:clamp(3.5rem,6vw,5rem) 1.5rem}
@media (min-width:52em){
#header{position:sticky;z-index:2;top:0}
.opener{display:none}
#menu{display:block;position:static;margin:0;padding:0;border:0;width:auto;height:auto;background:none;overflow:visible}
#menu ul{display:flex;flex-wrap:wrap;gap:0 2rem;justify-content:flex-end}
#hero{grid-template-columns:1fr 1fr;min-height:min(46rem,100vh - 4.5rem)}
.promise{padding-inline-end:clamp(2rem,4vw,4rem)}
.heading{grid-template-columns:1fr 1fr;align-items:end}
.split .heading,.ask .heading{grid-template-columns:1fr}
.split{grid-template-columns:5fr 6fr;align-items:center}
.band{display:grid;grid-template-columns:3fr 2fr}
}
`;
