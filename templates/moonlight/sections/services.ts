import { motifsOf } from '../../artwork/motifs-of-website.ts';
import { type Html, html, lines } from '../../markup/html.ts';
import { photo } from '../../page/photo.ts';
import type { Values } from '../../page/values.ts';
import { SERVICE_PICTURES } from '../pictures.ts';
import { tradeServices } from '../trade-pictures.ts';
import { heading } from './heading.ts';

const SIZE = { width: 800, height: 700, sizes: '(min-width:48rem) 40vw, 85vw' };

/** What someone offers: two tall panels side by side. */
export function services(values: Values): Html {
  const motifs = motifsOf(values);
  const [one, other] = motifs ? tradeServices(motifs) : SERVICE_PICTURES;
  const panels = [
    service(values, 'services.firstService', 'first', one),
    service(values, 'services.secondService', 'second', other),
  ].filter((panel) => panel !== undefined);
  if (panels.length === 0) return html`<section id="services"></section>`;
  return html`<section id="services" aria-labelledby="services-title">
${heading(values, 'services')}
<div class="panels">${panels}</div>
</section>`;
}

function service(values: Values, path: string, name: string, drawing: Html): Html | undefined {
  const title = values.text(`${path}.title`).trim();
  const description = values.text(`${path}.description`).trim();
  const image = photo(values.text(`${path}.image`), values.text(`${path}.imageDescription`), {
    ...SIZE,
    focus: values.text(`${path}.imageFocus`),
  });
  if (title + description === '' && !image) return undefined;
  return html`<div class="panel ${name}"${values.mark(`${path}.image`)}>${
    title + description !== '' &&
    html`<div>${title && html`<h3${values.mark(`${path}.title`)}>${lines(title)}</h3>`}${description && html`<p${values.mark(`${path}.description`)}>${lines(description)}</p>`}</div>`
  }${image ?? drawing}</div>`;
}
