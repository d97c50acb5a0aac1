import { restOfScreen } from '../ui/rest-of-screen.ts';
import { deploySite } from './deploy-site.ts';
import { bringBack, readVersions, unpublishSite } from './owner-calls.ts';
import { renderSite } from './render-site.ts';
import { restServices } from './rest-services.ts';
import { uploadImage } from './upload-image.ts';
import { readSite, saveFile } from './website-files.ts';

/** Everything that follows the first screen: its components, its services, and what is done with them. */
export const rest = {
  screen: restOfScreen,
  services: restServices,
  bringBack,
  deploySite,
  readSite,
  readVersions,
  renderSite,
  saveFile,
  unpublishSite,
  uploadImage,
};

export type Rest = typeof rest;
