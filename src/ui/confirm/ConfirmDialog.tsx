import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { liveAddress } from '../../../domain/publish/live-address.ts';
import type { confirmMachine } from '../../../machines/confirm/confirm.machine.ts';
import {
  selectCanKeepContent,
  selectIsConfirming,
  selectLeavesSite,
} from '../../../machines/confirm/confirm.machine.ts';
import { selectConfig, selectIsUntouched, selectLive } from '../../../machines/site/site.selectors.ts';
import { useActors, useWords } from '../actors-context.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

interface Props {
  readonly confirm: ActorRefFrom<typeof confirmMachine>;
  readonly title: string;
  readonly question: string;
  readonly accept: string;
}

/** Asks for confirmation before the website is replaced. */
export function ConfirmDialog({ confirm, ...question }: Props) {
  const { site } = useActors();
  const words = useWords();
  const isOpen = useSelector(confirm, selectIsConfirming);
  const canKeepContent = useSelector(confirm, selectCanKeepContent);
  const isUntouched = useSelector(site, selectIsUntouched);
  const leavesSite = useSelector(confirm, selectLeavesSite);
  const address = liveAddress(useSelector(site, selectLive), useSelector(site, selectConfig));
  const stays = address !== undefined && leavesSite ? words.pageStays(address) : undefined;
  const keep = {
    label: words.confirm.templateKeep,
    onChoose: () => confirm.send({ type: 'confirm.keep', at: Date.now() }),
  };
  return (
    <QuestionDialog
      {...question}
      note={stays !== undefined && canKeepContent ? `${question.accept}: ${stays}` : stays}
      isOpen={isOpen}
      isHarmless={isUntouched}
      other={canKeepContent ? keep : undefined}
      onAccept={() => confirm.send({ type: 'confirm.accept', at: Date.now() })}
      onDecline={() => confirm.send({ type: 'confirm.decline' })}
    />
  );
}
