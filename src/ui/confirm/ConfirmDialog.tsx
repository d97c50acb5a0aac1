import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { confirmMachine } from '../../../machines/dialogs/confirm.machine.ts';
import { selectIsConfirming } from '../../../machines/dialogs/confirm.selectors.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

interface Props {
  readonly confirm: ActorRefFrom<typeof confirmMachine>;
  readonly title: string;
  readonly question: string;
  readonly accept: string;
}

/** Asks for confirmation before the website is replaced. */
export function ConfirmDialog({ confirm, ...question }: Props) {
  const isOpen = useSelector(confirm, selectIsConfirming);
  return (
    <QuestionDialog
      {...question}
      isOpen={isOpen}
      onAccept={() => confirm.send({ type: 'confirm.accept', at: Date.now() })}
      onDecline={() => confirm.send({ type: 'confirm.decline' })}
    />
  );
}
