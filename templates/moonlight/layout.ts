import { css } from '../markup/css.ts';

/**
 * The styles that all portfolios share. They follow the base styles. Rows wrap as soon as their items no longer fit, so no
 * break points are needed.
 */
export const LAYOUT = css`
:root{--edge:max(1.5rem,4vw,50vw - 56rem);--gap:clamp(5rem,11vw,11rem);--room:clamp(1.75rem,4vw,4rem)}
#header,#home,#services,.panel,#portfolio,#contact{background:var(--bg);color:var(--ink)}
h1,h2,h3{font-weight:300;letter-spacing:-.05em;line-height:1}
h1{width:100%;font-size:clamp(3.25rem,1rem + 8.4vw,10rem)}
h2{font-size:clamp(2.75rem,1rem + 6vw,7.5rem)}
h3{font-size:clamp(1.5rem,1rem + 1.5vw,2.25rem);letter-spacing:-.03em}
h3+p{margin-top:.75rem}
.lead,address{font-size:clamp(1.1875rem,1rem + .8vw,1.625rem);line-height:1.45}
#services,#portfolio,.reach{padding:var(--gap) var(--edge)}
section:empty{padding:0!important}
.panels,.projects,address,.last{margin-top:var(--room)}
#home,.actions,.panels,.projects,#contact,.last{display:flex;flex-wrap:wrap;gap:.75rem}
.moon>*,.panel>:last-child,.projects li>:first-child{width:100%;height:auto;aspect-ratio:1;object-fit:cover}

#header{top:.75rem;margin:1rem var(--edge) 0;border-radius:2rem}
.bar{padding:.5rem 1.25rem}
#menu .icon{margin-inline-end:.6em;color:var(--mark)}

#home{flex-direction:row-reverse;align-items:center;align-content:end;gap:var(--room);min-height:min(60rem,100vh - 5rem);padding:var(--room) var(--edge) 0;overflow:hidden;isolation:isolate}
.intro{flex:1 18rem;padding-bottom:var(--room)}
.actions{margin-top:2rem}
.button{padding:.875rem 1.75rem;border-radius:.25rem}
.moon{z-index:-1;flex:2 30rem;max-width:min(40rem,62vh);margin:2rem auto -12%;overflow:hidden;border-radius:50%;box-shadow:0 0 0 .5rem var(--bg),0 0 0 .75rem var(--ring),0 0 0 5rem var(--bg),0 0 0 5.0625rem var(--orbit),0 0 0 14rem var(--bg),0 0 0 14.0625rem var(--orbit)}

.panels{gap:0}
.panel{display:flex;flex:1 18rem;flex-direction:column;justify-content:space-between}
.panel>div{padding:var(--room)}
.panel>:last-child{align-self:center;width:calc(100% - 2*var(--room));max-height:44rem;border-radius:50vw 50vw 0 0}
@media (min-width:40rem){
.second{flex-direction:column-reverse}
.second>:last-child{border-radius:0 0 50vw 50vw}
}

.projects{gap:clamp(3rem,6vw,6rem) var(--room)}
.projects li{position:relative;flex:9 max(18rem,34%)}
.projects li:nth-child(4n+2),.projects li:nth-child(4n+3){flex-grow:2}
.projects li>:first-child{aspect-ratio:auto;height:clamp(15rem,36vw,42rem)}
.projects h3{display:flex;align-items:baseline;gap:.75rem;margin-top:1.25rem}
.phase{width:.8em;color:var(--mark)}
.phase circle{fill:none;stroke:currentColor}
.go{display:inline-block;width:.6em;margin-inline-start:.5rem}
[dir=rtl] .go{scale:-1 1}
.projects a{text-decoration:none}
.projects a::after{content:"";position:absolute;inset:0}

#contact{overflow:hidden}
.reach{flex:1 24rem;padding-bottom:1.5rem}
address a,.social a{color:var(--mark)}
.social{margin-top:1.5rem}
.last{align-items:center}
#contact::after{content:"";flex:0 1 30rem;align-self:end;margin:auto auto 0;aspect-ratio:2;border-radius:50vw 50vw 0 0;background:var(--mark)}
@media (prefers-reduced-motion:no-preference){
.moon{animation:rise 1.5s}
}
@keyframes rise{from{translate:0 20%}}
`;

/** The styles of a first screen that a picture fills: it begins behind the header, and the text stands on a panel. */
export const SCREEN_LAYOUT = css`
#home.wide{position:relative;align-items:end;margin-top:-5.5rem;min-height:min(64rem,100vh + 1rem);padding:0 var(--edge)}
.screen,.screen img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.sheet{position:relative;display:grid;gap:1.5rem;max-width:44rem;margin:max(11rem,38vh) auto 0 0;padding:var(--room);border-radius:.25rem .25rem 0 0;background:var(--bg)}
.sheet h1{font-size:clamp(2.75rem,1rem + 4.6vw,5.5rem)}
.sheet .intro{padding:0}
.sheet .moon{z-index:0;width:8rem;margin:0;box-shadow:none}
[dir=rtl] .sheet{margin-inline:0 auto}
@media (max-width:49.99em){
#header{position:relative;z-index:2}
}
`;

/** The styles of the sections that a visitor added. */
export const ADDED_LAYOUT = css`
.more{--round:.25rem}
.more h3{font-size:clamp(1.25rem,1rem + .8vw,1.75rem);line-height:1.2}
@media (min-width:52em){
.beside>:last-child{width:62%;margin-inline-start:auto}
}
`;
