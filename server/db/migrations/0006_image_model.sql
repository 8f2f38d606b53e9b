-- What providers were asked for today, by kind: characters of text, pictures.
create table provider_usage (
  user_id uuid not null references users on delete cascade,
  day date not null,
  kind text not null,
  amount bigint not null,
  primary key (user_id, day, kind)
);
insert into provider_usage (user_id, day, kind, amount)
  select user_id, day, 'characters', chars from language_model_usage;
drop table language_model_usage;

-- Who painted a picture, and why it was not the model that was asked first.
alter table images add column painter text not null default 'embedded';
alter table images add column note text;

-- Pictures of an image model by what was asked, so that the same is not paid for twice. Kept by user: what somebody
-- reads is nobody else's business, not even by how fast a picture comes.
create table model_pictures (
  user_id uuid not null references users on delete cascade,
  key text not null,
  sha256 text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index model_pictures_content on model_pictures (sha256);
create index model_pictures_created on model_pictures (created_at);
