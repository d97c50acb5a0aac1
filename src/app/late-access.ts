import { fromPromise } from 'xstate';
import type { LinkTarget, MailReach, SiteRights, TakenRight } from '../../domain/publish/site-access.ts';
import { accessMachine } from '../../machines/published/access.machine.ts';
import type { ChangeOfCall } from '../../machines/published/access.setup.ts';
import { comeBackMachine, type LinksRequest } from '../../machines/published/come-back.machine.ts';
import {
  openedLinkMachine,
  type PageRequest,
  type WebsiteOfPage,
} from '../../machines/published/opened-link.machine.ts';
import type { sharingMachine } from '../../machines/published/sharing.machine.ts';
import type { SiteOfCall } from '../../machines/published/versions.machine.ts';
import type { RestServices, Services } from './services.ts';
import {
  changeAccess,
  lookAtLink,
  makeDeviceLink,
  readRights,
  readWebsite,
  takeLink,
} from './use-cases/site-access.ts';

type AllServices = Services & RestServices;

/** A service for a machine: a use case with all services. */
function actor<Output, Input>(
  services: Services,
  use: (all: AllServices, input: Input, signal: AbortSignal) => Promise<Output>,
) {
  return fromPromise<Output, Input>(async ({ input, signal }) =>
    use({ ...services, ...(await services.rest()) }, input, signal),
  );
}

/** The dialogs that lead back to a published website, and say who may change it. */
export function accessDialogs(services: Services, sharing: typeof sharingMachine) {
  const token = services.linkToken ?? '';
  return {
    comeBack: comeBackMachine.provide({
      actors: {
        mailLinks: actor<MailReach, LinksRequest>(services, ({ access }, { userEmail }, signal) =>
          access.mailLinks(userEmail, signal),
        ),
      },
    }),
    openedLink: openedLinkMachine.provide({
      actors: {
        lookAtLink: actor<LinkTarget, void>(services, (all, _, signal) => lookAtLink(all, token, signal)),
        takeLink: actor<TakenRight, void>(services, (all, _, signal) => takeLink(all, token, signal)),
        readWebsite: actor<WebsiteOfPage, PageRequest>(services, readWebsite),
      },
    }),
    access: accessMachine.provide({
      actors: {
        readRights: actor<SiteRights, SiteOfCall>(services, readRights),
        changeAccess: actor<void, ChangeOfCall>(services, changeAccess),
        makeDeviceLink: actor<{ readonly link: string }, SiteOfCall>(services, makeDeviceLink),
        sharing,
      },
    }),
  };
}
