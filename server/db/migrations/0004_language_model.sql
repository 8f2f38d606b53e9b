-- How much text of a user's books a language model was sent today.
create table language_model_usage (
  user_id uuid not null references users on delete cascade,
  day date not null,
  chars bigint not null,
  primary key (user_id, day)
);

-- Answers by what was asked (model, prompt and text together), so that the same text is never paid for twice.
create table language_model_answers (
  key text primary key,
  answer jsonb not null,
  created_at timestamptz not null default now()
);
create index language_model_answers_created on language_model_answers (created_at);
