import type { Command } from '../../../domain/chat/command.ts';

/**
 * How an option is drawn: the recommended one is filled, what is specified is a row of one list, what is added is a chip,
 * and what takes away stands apart.
 */
export type OptionRank = 'recommended' | 'row' | 'chip' | 'removing';

/** The rank of an option by what it stands for. */
export function rankOf(command: Command | undefined): OptionRank {
  switch (command?.type) {
    case 'question.ask':
      return command.question === 'business' ? 'recommended' : 'chip';
    case 'field.enter':
      return command.entry.leaf.type === 'table' ? 'chip' : 'row';
    case 'value.chosen':
      return command.value === '' ? 'chip' : 'row';
    case 'dialog.ask':
      return command.list === undefined ? 'row' : 'chip';
    case 'level.enter': {
      const [first = '', ...below] = command.entry.place;
      return first.startsWith('_') && below.length === 0 ? 'chip' : 'row';
    }
    case 'item.arrange':
      return command.entry.arrangement.act === 'remove' ? 'removing' : 'chip';
    default:
      return 'chip';
  }
}

/** The labels in their order, cut where the rank changes. */
export function ranked(
  labels: readonly string[],
  rank: (label: string) => OptionRank,
): readonly { readonly rank: OptionRank; readonly labels: readonly string[] }[] {
  return labels.reduce<{ rank: OptionRank; labels: string[] }[]>((groups, label) => {
    const last = groups.at(-1);
    const own = rank(label);
    if (last?.rank === own) last.labels.push(label);
    else groups.push({ rank: own, labels: [label] });
    return groups;
  }, []);
}
