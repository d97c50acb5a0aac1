import { fromPromise } from 'xstate';
import type { LinkTarget, MailReach, TakenRight } from '../../domain/publish/site-access.ts';
import {
  comeBackMachine,
  type LinksRequest,
  type WebsiteOfPage,
} from '../../machines/published/come-back.machine.ts';
import { publishedMachine } from '../../machines/published/published.machine.ts';
import type { ChangeOfCall, PublishedSite, SiteOfCall } from '../../machines/published/published.setup.ts';
import type { sharingMachine } from '../../machines/published/sharing.machine.ts';
import type { RestServices, Services } from './services.ts';
import {
  changeSite,
  lookAtLink,
  makeDeviceLink,
  readPublished,
  readWebsite,
  takeLink,
} from './use-cases/published-site.ts';

type AllServices = Services & RestServices;

/** A request to the server for the machine: a use case with all services. */
function request<Output, Input>(
  services: Services,
  use: (all: AllServices, input: Input, signal: AbortSignal) => Promise<Output>,
) {
  return fromPromise<Output, Input>(async ({ input, signal }) =>
    use({ ...services, ...(await services.rest()) }, input, signal),
  );
}

/** The dialog of the published website. */
export function publishedIn(services: Services, sharing: typeof sharingMachine) {
  return publishedMachine.provide({
    actors: {
      readPublished: request<PublishedSite, SiteOfCall>(services, readPublished),
      changeSite: request<void, ChangeOfCall>(services, changeSite),
      makeDeviceLink: request<{ readonly link: string }, SiteOfCall>(services, makeDeviceLink),
      sharing,
    },
  });
}

/** The ways back to a published website. The token of an opened link stays here. */
export function comeBackIn(services: Services) {
  const token = services.linkToken ?? '';
  return comeBackMachine.provide({
    actors: {
      mailLinks: request<MailReach, LinksRequest>(services, ({ access }, { userEmail }, signal) =>
        access.mailLinks(userEmail, signal),
      ),
      lookAtLink: request<LinkTarget, void>(services, (all, _, signal) => lookAtLink(all, token, signal)),
      takeLink: request<TakenRight, void>(services, (all, _, signal) => takeLink(all, token, signal)),
      readWebsite: request<WebsiteOfPage, SiteOfCall>(services, readWebsite),
    },
  });
}
