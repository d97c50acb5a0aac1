import type { AppActors } from '../../../machines/app/app.machine.ts';

/** A text box of the review; `data-path` has the path of its field. */
export type FieldBox = HTMLInputElement | HTMLTextAreaElement;

/** Sends each value that was typed into a form's field boxes and is not applied yet. */
export function sendTypedFields(form: HTMLFormElement, publish: AppActors['publish']): void {
  for (const box of fieldBoxes(form)) {
    const { path } = box.dataset;
    if (path !== undefined && box.value !== box.defaultValue)
      publish.send({ type: 'finding.mend', path, value: box.value });
  }
}

/** The field boxes of a form, in order. */
export function fieldBoxes(form: HTMLFormElement | null): readonly FieldBox[] {
  return [...(form?.elements ?? [])].filter(
    (each): each is FieldBox => each instanceof HTMLElement && each.dataset.path !== undefined,
  );
}
