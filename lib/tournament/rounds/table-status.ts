/** What makes somebody walk to a table, the most urgent first. */
export const tableMarks = ['claim', 'conflict', 'challenge', 'objection', 'countersign', 'question', 'strike', 'over', 'behind', 'silent'] as const

/**
 * `question` = whether dealing had begun is not answered, `strike` = outstanding games are to be struck,
 * `over` = its time is over and the end not announced, `silent` = its device has not been heard.
 */
export type TableMark = (typeof tableMarks)[number]

/** How far a table is when nothing is wrong, in the order in which the desk wants to see it. */
export const tableStages = ['submitted', 'reopened', 'frozen', 'finished', 'solos', 'lastGame', 'waiting', 'playing', 'paper', 'checked'] as const

/** `solos` = owed solos are presented after the end, `lastGame` = the game that had begun is played out, `paper` = no device and nothing typed, `frozen` = no further game is played. */
export type TableStage = (typeof tableStages)[number]

/** How a table stands in one word. */
export type TableStatus = TableMark | TableStage

/** Trouble first. */
export const tableStatuses: readonly TableStatus[] = [...tableMarks, ...tableStages]
