import { restOfScreen } from '../ui/rest-of-screen.ts';
import { restServices } from './rest-services.ts';
import { deploySite } from './use-cases/deploy-site.ts';
import { bringBack, readVersions, unpublishSite } from './use-cases/published-site.ts';
import { renderSite } from './use-cases/render-site.ts';
import type { saveReport } from './use-cases/save-report.ts';
import { uploadImage } from './use-cases/upload-image.ts';
import { readSite, saveFile } from './use-cases/website-files.ts';

/** The deferred chunk: everything that loads after the first screen. It holds components, services and use cases. */
export const rest = {
  screen: restOfScreen,
  services: restServices,
  bringBack,
  deploySite,
  readSite,
  readVersions,
  renderSite,
  saveFile,
  // Fetched with the first report. The inspector redacts too, and must not wait for the rest.
  saveReport: async (...asked: Parameters<typeof saveReport>) => {
    const { saveReport: save } = await import('./use-cases/save-report.ts');
    return save(...asked);
  },
  unpublishSite,
  uploadImage,
};

export type Rest = typeof rest;
