import { loadQrCodes } from '../ui/publish/qr-code.ts';
import { checkPictures } from './use-cases/check-pictures.ts';
import { deploySite } from './use-cases/deploy-site.ts';
import {
  changeSite,
  lookAtLink,
  makeDeviceLink,
  readPublished,
  readVersions,
  readWebsite,
  takeLink,
} from './use-cases/published-site.ts';
import { renderSite } from './use-cases/render-site.ts';
import { uploadImage } from './use-cases/upload-image.ts';

/** What actors do with several services once the late code has come. */
export const lateUseCases = {
  changeSite,
  checkPictures,
  deploySite,
  loadQrCodes,
  lookAtLink,
  makeDeviceLink,
  readPublished,
  readVersions,
  readWebsite,
  renderSite,
  takeLink,
  uploadImage,
};
