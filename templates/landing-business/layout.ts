import { css } from '../css.ts';

/**
 * The part of the style sheet that is the same for every landing page. No rule may lean on `href` or `:link`: the
 * preview takes links away. On narrow screens the header is not sticky and the open menu hangs in the page, not in
 * the window: without script a tapped menu link cannot close the menu, so it scrolls out of sight instead.
 */
export const LAYOUT = css`
@font-face{font-family:OSF;src:local(Arial),local("Liberation Sans");size-adjust:105.27%;ascent-override:101.53%;descent-override:27.83%;line-gap-override:0%}
@font-face{font-family:OSF;font-weight:600 800;src:local("Arial Bold"),local("Liberation Sans Bold");size-adjust:105.27%;ascent-override:101.53%;descent-override:27.83%;line-gap-override:0%}

*,::before{box-sizing:border-box;margin:0;padding:0}
:root{--edge:max(1.25rem,50vw - 37rem);--gap:clamp(4.5rem,9vw,8rem);--room:clamp(2.5rem,6vw,5rem);--line:1px solid color-mix(in srgb,currentColor 15%,transparent)}
html{scroll-padding-top:5rem;-webkit-text-size-adjust:100%}
body{font:1.0625rem/1.65 var(--font);background:var(--paper);overflow-wrap:anywhere}
ul{list-style:none}
svg,img{display:block;max-width:100%}
svg{fill:currentColor}
a{color:inherit;cursor:pointer;border-radius:.25rem}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
#header,#hero,#benefits,#features,#footer,.card,.band{background:var(--bg);color:var(--ink)}
h1,h2,h3{letter-spacing:-.03em;line-height:1.1}
h1,h2,h3,.lead,.heading p{text-wrap:balance}
h1{font-size:clamp(2.6rem,1.8rem + 3.6vw,4.75rem);font-weight:800}
h2{font-size:clamp(2rem,1.5rem + 2vw,3rem)}
h3{font-size:1.25rem;letter-spacing:-.02em}
p{color:var(--quiet);max-width:36rem;text-wrap:pretty}
.lead,.heading p{font-size:clamp(1.125rem,1rem + .5vw,1.3125rem);line-height:1.55}
.wrap{padding:var(--gap) var(--edge)}
.unseen,.skip:not(:focus){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.skip{position:absolute;z-index:3;padding:1rem;background:#fff;color:#000}
.icon{width:1em;height:1em;overflow:visible}
.button{display:inline-block;padding:.875rem 2rem;border:2px solid transparent;border-radius:2rem;background:var(--fill);color:var(--on);font-weight:700;text-decoration:none;text-align:center}
.art{position:relative}
.art svg{position:absolute;width:100%;height:100%}
.art path,.picture path{stroke:currentColor;stroke-width:.04}

#header{border-bottom:var(--line)}
.bar{display:flex;align-items:center;justify-content:space-between;gap:1rem 2rem;padding:.875rem var(--edge)}
.brand,#menu a,address p,.credit a{display:flex;align-items:center;min-height:2.75rem;color:var(--ink)}
.brand,#menu a{text-decoration:none;font-weight:700}
.brand{gap:.75rem;font-size:1.125rem;line-height:1.2;letter-spacing:-.02em}
.brand img{width:10rem;height:2.75rem;object-fit:contain;object-position:0}
.mark{flex:none;width:1.75rem}
.opener{flex:none;padding:.5rem 1.25rem;border:var(--line);border-radius:2rem;background:none;color:var(--ink);font:inherit;font-weight:700;cursor:pointer}

#hero{display:grid}
.promise,.ask{display:grid;gap:2rem;align-content:center;justify-items:start}
.promise{padding:var(--room) var(--edge)}
#hero .art{aspect-ratio:7/5;max-height:28rem;width:100%}

.heading{display:grid;gap:1.25rem}
.cards{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));margin-top:var(--room)}
.card{padding:2rem;border:var(--line);border-radius:1.5rem}
h3+p{margin-top:.75rem}
.chip{display:grid;place-items:center;width:4rem;height:4rem;margin-bottom:2.5rem;border-radius:0 2rem;background:var(--chip);color:var(--icon);font-size:1.625rem}

.split{display:grid;gap:var(--room)}
.picture>*{width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;border-radius:1.5rem}
.features{margin-top:2rem}
.features li{padding-block:1.5rem;padding-inline-start:2.5rem;border-top:var(--line)}
.features li::before{content:"";position:absolute;margin:.2rem -2.5rem;width:1rem;height:1rem;border-radius:0 1rem;background:var(--mark)}

.band{overflow:hidden;border-radius:2rem}
.ask{padding:var(--room)}
.band .art{min-height:10rem}

#footer .wrap{padding-block:4rem 1.5rem}
.ends,.last,.social{display:flex;flex-wrap:wrap;justify-content:space-between;gap:1rem 4rem}
address{font-style:normal}
address a{padding:.5rem 0}
.last{align-items:center;margin-top:3rem;padding-top:1.5rem;border-top:var(--line)}
.social{gap:.5rem;margin-inline-start:-.75rem}
.social a{display:grid;place-items:center;width:2.75rem;height:2.75rem;color:var(--ink);font-size:1.25rem}

@media (max-width:51.99em){
#menu{position:absolute;inset:4.5rem 1.25rem auto;width:auto;padding:.75rem 1.5rem;border:var(--line);border-radius:1.5rem;background:var(--bg);color:var(--ink);box-shadow:0 1rem 3rem #0003}
}
@media (min-width:52em){
#header{position:sticky;z-index:2;top:0}
.opener{display:none}
#menu{display:block;position:static;width:auto;height:auto;border:0;background:none;overflow:visible}
#menu ul{display:flex;flex-wrap:wrap;gap:0 2rem}
#hero{grid-template-columns:1fr 1fr;min-height:min(46rem,100vh - 4.5rem)}
#hero .art{aspect-ratio:auto;max-height:none}
.promise{padding-inline-end:2.5rem}
#benefits .heading{grid-template-columns:1fr 1fr;align-items:end}
.split{grid-template-columns:5fr 6fr;align-items:center}
.picture>*{aspect-ratio:4/5}
.band{display:grid;grid-template-columns:3fr 2fr}
}
@media (prefers-reduced-motion:no-preference){
html{scroll-behavior:smooth}
.button{transition:translate .2s}
.button:hover{translate:0 -2px}
}
#menu a:hover{text-decoration:underline}
[dir=rtl] *{letter-spacing:0}
[dir=rtl] .art svg{scale:-1 1}
@media print{
#header,.art,.action{display:none}
*{background:none!important;color:#000!important}
}
`;
