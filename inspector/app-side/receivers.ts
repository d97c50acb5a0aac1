import type { AnyActor } from 'xstate';
import { textOfError } from '../../domain/errors/error-text.ts';
import { isSocket, RECEIVERS_CALL, receiverAddress } from '../../domain/inspect-receivers.ts';
import { ReceiverFeed } from './receiver-feed.ts';
import { showReceiverNotice } from './receiver-notice.ts';
import { connectSocket } from './socket-receiver.ts';
import { openReceiverWindow } from './window-receiver.ts';

const STATELY = new URL('https://stately.ai/inspect');

/** The tools of others that are told what the machines do. */
export class Receivers {
  private readonly app: AnyActor;
  private readonly secret: string;
  private readonly feeds = new Map<ReceiverFeed, () => void>();

  /** `secret` is the visitor's own owner secret, redacted from every message. */
  constructor(app: AnyActor, secret: string) {
    this.app = app;
    this.secret = secret;
  }

  /** Opens Stately's inspector in a window. The developer has been asked. */
  openStately(): void {
    this.openWindow(STATELY, this.addFeed());
  }

  /** Attaches the receiver at an address if the server allows it. What happens until that is known is told too. */
  async attach(text: string): Promise<void> {
    const feed = this.addFeed();
    const refusal = (await whyRefused(text)) ?? this.connect(new URL(text), feed);
    if (refusal === undefined) return;
    this.remove(feed);
    const line = `?inspect=${text} attaches nothing: ${refusal}.`;
    // biome-ignore lint/suspicious/noConsole: a developer reads it.
    console.warn(line);
    showReceiverNotice(line);
  }

  /** Ends all of them. */
  close(): void {
    for (const feed of this.feeds.keys()) this.remove(feed);
  }

  /** Connects a feed; returns why the browser refuses, if it does. */
  private connect(address: URL, feed: ReceiverFeed): string | undefined {
    if (isSocket(address.href)) {
      try {
        this.feeds.set(feed, connectSocket(address.href, feed));
        return undefined;
      } catch (error) {
        // Such as one that is not encrypted, from a page that is.
        return textOfError(error);
      }
    }
    this.offerWindow(`A receiver waits to be opened: ${address.href}`, address, feed);
    return undefined;
  }

  /** Asks for the click that a browser wants before it opens a window. */
  private offerWindow(text: string, address: URL, feed: ReceiverFeed): void {
    const closeNotice = showReceiverNotice(text, {
      label: 'Open it in a window',
      act: () => this.openWindow(address, feed),
      dismiss: () => this.remove(feed),
    });
    this.feeds.set(feed, closeNotice);
  }

  private openWindow(address: URL, feed: ReceiverFeed): void {
    const end = openReceiverWindow(address, feed, () => this.remove(feed));
    if (end) this.feeds.set(feed, end);
    else this.offerWindow(`The browser opened no window for ${address.href}`, address, feed);
  }

  private addFeed(): ReceiverFeed {
    const feed = new ReceiverFeed(this.app, this.secret);
    this.feeds.set(feed, () => {});
    return feed;
  }

  private remove(feed: ReceiverFeed): void {
    this.feeds.get(feed)?.();
    this.feeds.delete(feed);
    feed.end();
  }
}

/** Why a receiver may not be attached; undefined: it may. */
async function whyRefused(text: string): Promise<string | undefined> {
  const address = receiverAddress(text);
  if (!address) return 'it is no ws, wss, http or https address';
  const allowed = await allowedOrigins();
  if (!allowed) return 'the server did not answer which receivers it allows';
  return allowed.includes(address.origin) ? undefined : `INSPECT_RECEIVERS does not name ${address.origin}`;
}

async function allowedOrigins(): Promise<readonly unknown[] | undefined> {
  try {
    const answer: { readonly origins?: unknown } = await (await fetch(RECEIVERS_CALL)).json();
    return Array.isArray(answer.origins) ? answer.origins : undefined;
  } catch {
    return undefined;
  }
}
