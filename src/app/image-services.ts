import type { ImageShrinking, Images } from '../domain/ports.ts';
import { canvasShrinking } from '../services/image-shrink.canvas.ts';
import { supabaseImages } from '../services/images.supabase.ts';
import { logToConsole } from '../services/log.console.ts';
import { xhrSend } from '../services/send-with-progress.xhr.ts';

/** What shrinks and keeps pictures in a visitor's browser; `send` is the browser's own fetch. */
export function imageServices(send: typeof fetch): { images: Images; shrinking: ImageShrinking } {
  return {
    images: supabaseImages({
      projectUrl: import.meta.env.VITE_SUPABASE_URL,
      ownOrigin: location.origin,
      key: import.meta.env.VITE_SUPABASE_ANON_KEY,
      send,
      sendWithProgress: xhrSend(() => new XMLHttpRequest()),
      log: logToConsole,
    }),
    shrinking: canvasShrinking(),
  };
}
