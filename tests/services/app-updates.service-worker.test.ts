import { expect, test } from 'vitest';
import { serviceWorkerUpdates } from '../../src/services/app-updates.service-worker.ts';

class FakeWorker extends EventTarget {
  readonly told: unknown[] = [];
  postMessage = (message: unknown) => this.told.push(message);
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  looks = 0;
  update = async () => {
    this.looks += 1;
  };

  /** Finds a new version and installs it. */
  fetchVersion(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    [this.waiting, this.installing] = [worker, null];
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  }
}

class FakePage extends EventTarget {
  visibilityState = 'visible';
}

function start(registration = new FakeRegistration()) {
  const registered: unknown[] = [];
  const logged: string[] = [];
  const page = new FakePage();
  const hours: (() => void)[] = [];
  const seen = { ready: 0, reloads: 0 };
  const workers = Object.assign(new EventTarget(), {
    register: async (...given: unknown[]) => {
      registered.push(given);
      return registration;
    },
  });
  const versions = serviceWorkerUpdates({
    workers: workers as unknown as ServiceWorkerContainer,
    address: '/service-worker.js',
    page: page as unknown as Document,
    reload: () => {
      seen.reloads += 1;
    },
    setInterval: (callback) => hours.push(callback),
    clearInterval: () => hours.splice(0),
    log: (text) => logged.push(text),
  });
  const stop = versions.watch(() => {
    seen.ready += 1;
  });
  return { versions, registration, workers, registered, logged, page, hours, seen, stop };
}

test('reports a later version, but not the first one', async () => {
  const { registration, registered, seen } = start();
  await expect.poll(() => registration.looks).toBe(1);
  expect(registered).toEqual([['/service-worker.js', { updateViaCache: 'none' }]]);
  registration.active = null;
  registration.fetchVersion();
  expect(seen.ready).toBe(0);
  registration.active = new FakeWorker();
  registration.fetchVersion();
  expect(seen.ready).toBe(1);
});

test('reports a version that waits since an earlier visit at once', async () => {
  const registration = new FakeRegistration();
  [registration.active, registration.waiting] = [new FakeWorker(), new FakeWorker()];
  const { seen } = start(registration);
  await expect.poll(() => seen.ready).toBe(1);
});

test('looks for a new version every hour, and when the page becomes visible', async () => {
  const { registration, page, hours, stop } = start();
  await expect.poll(() => registration.looks).toBe(1);
  for (const hour of hours) hour();
  page.dispatchEvent(new Event('visibilitychange'));
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(registration.looks).toBe(3);
  stop();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect([registration.looks, hours]).toEqual([3, []]);
});

test('reloads the page once the waiting version has taken over', async () => {
  const { versions, registration, workers, seen } = start();
  registration.active = new FakeWorker();
  await expect.poll(() => registration.looks).toBe(1);
  const waiting = registration.fetchVersion();
  const taking = versions.takeOver();
  expect([waiting.told, seen.reloads]).toEqual([['take-over'], 0]);
  workers.dispatchEvent(new Event('controllerchange'));
  await taking;
  expect(seen.reloads).toBe(1);
});

test('only reloads if another tab has activated the version already', async () => {
  const { versions, seen } = start();
  await versions.takeOver();
  expect(seen.reloads).toBe(1);
});

test('logs a failed registration and goes on', async () => {
  const { workers, seen, logged, ...rest } = start();
  Object.assign(workers, { register: () => Promise.reject(new Error('refused')) });
  rest.versions.watch(() => undefined);
  await expect.poll(() => logged).toEqual(['The builder is not kept for offline use.']);
  expect(seen).toEqual({ ready: 0, reloads: 0 });
});
